import { judgementHex } from '@rulewright/judgement-hex';
import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { presentation } from '@rulewright/judgement-hex/presentation';
import { catalogue } from '@rulewright/judgement-hex/rules';
import { type PlayableGame, playable } from './playable.js';

/** The matches of an edition on each of its maps. */
export const onMaps = ({ maps }: typeof judgementHex): PlayableGame['maps'] & object =>
  Object.fromEntries(maps.map(({ id, mode }) => [id, { map: id, mode }]));

export const found: PlayableGame = playable(judgementHex, {
  presentation,
  catalogue,
  evaluate,
  maps: onMaps(judgementHex),
  editions: { v11: async () => (await import('./judgement-v11.js')).found },
});
