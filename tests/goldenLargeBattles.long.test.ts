import { describeGolden } from './golden.ts';

describeGolden('large-battles');
