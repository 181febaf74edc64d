#!/usr/bin/env node
import { runSources } from '../../../scripts/runSources.mjs';

await runSources('drumhead-server', import.meta.url);
