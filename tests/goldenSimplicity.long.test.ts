import { describeGolden } from './golden.ts';

describeGolden('simplicity');
