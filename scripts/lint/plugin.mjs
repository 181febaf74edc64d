// The lint rules of this workspace, as oxlint loads them.
import closedWithReason from './closed-with-reason.mjs';
import ruleNumbers from './rule-numbers.mjs';
import sameBits from './same-bits.mjs';

export default {
  meta: { name: 'drumhead' },
  rules: { 'closed-with-reason': closedWithReason, 'rule-numbers': ruleNumbers, 'same-bits': sameBits },
};
