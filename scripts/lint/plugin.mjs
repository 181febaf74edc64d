// The lint rules of this workspace, as oxlint loads them.
import closedWithReason from './closed-with-reason.mjs';
import oneWorld from './one-world.mjs';
import ruleNumbers from './rule-numbers.mjs';
import sameBits from './same-bits.mjs';

export default {
  meta: { name: 'drumhead' },
  rules: {
    'closed-with-reason': closedWithReason,
    'one-world': oneWorld,
    'rule-numbers': ruleNumbers,
    'same-bits': sameBits,
  },
};
