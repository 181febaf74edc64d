/** Learnt weights of the chance of victory under a scenario's own rules: written by `npm run brain -- own-rules`. */
import type { ScriptNet } from './position.ts';

export const scriptNet: ScriptNet = {
  sides: [2235, 12428],
  battles: 19,
  seed: 'own/own/try',
  data: '872afe6d01765538',
};
