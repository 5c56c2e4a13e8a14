/**
 * The ways in which a model changes its hex: by itself (`advance`, `charge`, a Monster's `hunt`, Effigy `recall`) or moved
 * by something (`push`, `place`, `throw`).
 */
export type Motion = 'advance' | 'charge' | 'hunt' | 'recall' | 'push' | 'place' | 'throw';

/** The results of a movement. */
export type Walked = 'done' | 'killed' | 'knocked-down' | 'pinned' | 'blocked';

/** The movements of a model by itself, from hex to neighbouring hex. */
export type OwnMotion = 'advance' | 'charge' | 'hunt';
