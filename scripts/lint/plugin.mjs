// The lint rules of this workspace, as oxlint loads them.
import ruleNumbers from './rule-numbers.mjs';
import sameBits from './same-bits.mjs';

export default { meta: { name: 'drumhead' }, rules: { 'rule-numbers': ruleNumbers, 'same-bits': sameBits } };
