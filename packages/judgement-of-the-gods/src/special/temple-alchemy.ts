import type { Resource, RoleId } from '../content/pack.js';
import { buildingUnder, roleOf } from '../match/village.js';
import { cannotPay, changeOf, exchange } from '../turn/payment.js';
import type { JogTurn, Table } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

type TempleAlchemy = ChoiceOf<'templeAlchemy'>;

/** The largest amount of one use: twice the acting character's magic stat. */
const limit = ({ pack }: Table, actor: RoleId): number =>
  pack.templeAlchemy.limitPerStat * roleOf(pack, actor).stats[pack.templeAlchemy.catalyst];

/**
 * The resources that can be given and received: no magic, and gold only under the ruling `alchemyResources: withGold`.
 */
const exchangeable = ({ pack, state }: Table): readonly Resource[] =>
  state.rulings.alchemyResources === 'withGold'
    ? [...pack.templeAlchemy.resources, 'gold']
    : pack.templeAlchemy.resources;

const given = (
  { pack }: Pick<Table, 'pack'>,
  { amount, give }: TempleAlchemy,
): { readonly [R in Resource]?: number } => ({
  [pack.templeAlchemy.catalyst]: amount,
  [give]: amount,
});

/** Temple Alchemy turns N magic and N of one resource into N of another, at a temple. */
export const templeAlchemy: TurnAction<TempleAlchemy> = {
  read: ({ amount, give, receive }) =>
    Number.isSafeInteger(amount) && typeof give === 'string' && typeof receive === 'string'
      ? { do: 'templeAlchemy', amount: amount as number, give: give as Resource, receive: receive as Resource }
      : undefined,
  candidates: (table, actor) => {
    const { pack, state } = table;
    const { at, catalyst } = pack.templeAlchemy;
    if (buildingUnder(state, actor) !== at) return [];
    const resources = exchangeable(table);
    const most = Math.min(limit(table, actor), state.pool[catalyst]);
    return resources.flatMap(give =>
      resources.flatMap(receive =>
        give === receive
          ? []
          : Array.from({ length: Math.max(0, Math.min(most, state.pool[give])) }, (_, i) => ({
              do: 'templeAlchemy' as const,
              amount: i + 1,
              give,
              receive,
            })),
      ),
    );
  },
  whyNot: (table, actor, choice) => {
    const { amount, give, receive } = choice;
    const { at } = table.pack.templeAlchemy;
    const most = limit(table, actor);
    if (buildingUnder(table.state, actor) !== at)
      return { code: 'wrong-building', rule: 'JOG-SPC-002', detail: { needs: at } };
    const resources = exchangeable(table);
    if (!resources.includes(give) || !resources.includes(receive))
      return { code: 'not-exchangeable', rule: 'JOG-SPC-005' };
    if (give === receive || amount < 1) return { code: 'no-exchange', rule: 'JOG-SPC-003' };
    if (amount > most) return { code: 'over-the-limit', rule: 'JOG-SPC-004', detail: { most } };
    return cannotPay(table, given(table, choice));
  },
  price: (table, _actor, choice) => changeOf(given(table, choice), { [choice.receive]: choice.amount }),
  perform(turn: JogTurn, { pack }, choice): void {
    exchange(
      turn,
      { pack },
      given({ pack }, choice),
      { [choice.receive]: choice.amount },
      'templeAlchemy',
      'JOG-SPC-003',
    );
  },
};
