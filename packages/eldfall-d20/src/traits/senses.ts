import { modelOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

/** Acute Senses: Perceive and Uncover may be rolled with Agility. */
export const acuteSenses: Sources['otherAttributes'][number] = (table, { model, purpose }) =>
  (purpose === 'perceive' || purpose === 'uncover') && hasTrait(table, modelOf(table.state, model), 'acute-senses')
    ? [{ rule: 'ELD-TRAIT-001', source: 'acute-senses', attribute: 'AG' }]
    : [];
