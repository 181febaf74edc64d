import { describeGolden } from './golden.ts';

describeGolden('skirmish');
