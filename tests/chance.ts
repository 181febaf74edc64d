// Runs before every file of tests. What fast-check draws is drawn alike in every run, so that a commit is not red by
// chance; DRUMHEAD_CHANCE=<whole number> draws otherwise, to look further than every run does.
import fc from 'fast-check';

const given = process.env['DRUMHEAD_CHANCE'];
const seed = Number(given ?? 1815);
if (!Number.isInteger(seed)) throw new Error(`DRUMHEAD_CHANCE is ${given}: it must be a whole number.`);
fc.configureGlobal({ seed });
