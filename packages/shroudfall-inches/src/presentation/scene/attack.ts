import type { SceneItem } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { beamStrip } from '../../attack/shapes/beam.js';
import { thingNamed } from '../../battlefield/things.js';
import { reachOf } from '../../unit-cards/weapons.js';
import type { AttackFacts, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../names.js';
import { stripShape } from './shapes.js';
import { sightItems } from './sight.js';

/** The ground of an attack with an attacker on the table: the strip of a beam or the disc of an area. */
const groundOf = (table: Table, attack: AttackFacts, names: Names): readonly SceneItem[] => {
  const { attacker, shape, aim } = attack;
  const thing = thingNamed(table, attacker);
  if (!thing) return [];
  const name = names.model(attacker);
  if (shape === 'area') {
    const { at, radius } = thing.base;
    const over = [{ shape: 'disc', ...at, radius: radius + inches(reachOf(table, attacker, attack)) } as const];
    return [{ kind: 'overlay', id: 'area', over, color: 'danger', title: names.say('areaOf', { name }) }];
  }
  if (shape !== 'beam' || aim === undefined || !thingNamed(table, aim)) return [];
  const { from, direction, length, half, start = 0 } = beamStrip(table, attacker, attack, aim);
  return [
    {
      kind: 'overlay',
      id: 'beam',
      over: [stripShape(from, direction, length, half, start)],
      color: 'danger',
      title: names.say('beamOf', { name }),
    },
  ];
};

/** An attack on the table: its beam or area, the sight of each single target, and a mark around every target. */
export const attackItems = (
  table: Table,
  { attack, targets }: { readonly attack: AttackFacts; readonly targets: readonly ModelId[] },
  names: Names,
): readonly SceneItem[] => {
  const there = targets.flatMap(id => thingNamed(table, id) ?? []);
  const marks: SceneItem = {
    kind: 'overlay',
    id: 'targets',
    over: there.map(({ base: { at, radius } }) => ({ shape: 'disc', ...at, radius: radius + inches(0.25) })),
    color: 'danger',
    pattern: 'outline',
    title: names.say('targets'),
  };
  return [
    ...groundOf(table, attack, names),
    ...(there.length > 0 ? [marks] : []),
    ...(attack.shape === 'single'
      ? targets.flatMap(to => sightItems(table, { from: attack.attacker, to }, names))
      : []),
  ];
};
