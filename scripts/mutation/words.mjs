// Mutants nobody has to test, for other checks find every one of them. The rest of the plugin is Stryker's.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Rule IDs are the words that no type and no check looks at: those stay. */
const RULE_ID = /^[A-Z]+-[A-Z]+-\d+/;

function whyNot(path) {
  const text = path.isTemplateLiteral()
    ? path.node.quasis[0].value.raw
    : path.isStringLiteral()
      ? path.node.value
      : null;
  if (text === null || RULE_ID.test(text)) return undefined;
  return /^(lb|sk|engine)\./.test(text)
    ? 'a message key: npm run check finds keys that are missing or not used'
    : 'a word of a closed list: another one does not compile';
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore: whyNot })];
