import type { Game, GameTypes, Presentation } from '@rulewright/core';
import type { AnyEdition } from '@rulewright/core/editions';
import { onFailedScenario } from '@rulewright/core/testing';

/** The presentations of the games by their ids, loaded only when a scenario has failed. The casts are safe: each game gets its own. */
const kits: Readonly<Record<string, () => Promise<{ presentationOf: unknown }>>> = {
  'judgement-hex': () => import('@rulewright/judgement-hex/testing'),
  'judgement-of-the-gods': () => import('@rulewright/judgement-of-the-gods/testing'),
  'shroudfall-inches': () => import('@rulewright/shroudfall-inches/testing'),
  'eldfall-d20': () => import('@rulewright/eldfall-d20/testing'),
};

/** True for an edition with an id, and for one that was made from it. */
const isOf = (id: string, edition: AnyEdition | undefined): boolean =>
  edition !== undefined && (edition.id === id || isOf(id, edition.base));

const kitOf = ({ id, edition }: Game<GameTypes>): (() => Promise<{ presentationOf: unknown }>) | undefined =>
  isOf('v11', edition) ? () => import('@rulewright/judgement-hex/v11/testing') : kits[id];

// The kit and the viewer are loaded only for a failure, since most test files need neither.
onFailedScenario(failed => {
  const load = kitOf(failed.match.game);
  if (!load) return undefined;
  return (async () => {
    const { failurePictures } = await import('@rulewright/viewer/testing');
    const { presentationOf } = await load();
    if (typeof presentationOf !== 'function') return [];
    return (await failurePictures(game => presentationOf(game) as Presentation<GameTypes>)(failed)) ?? [];
  })();
});
