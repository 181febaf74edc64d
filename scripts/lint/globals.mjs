/** Whether this identifier is a use of the global of that name, and not a property, a key or a type. */
export function isGlobalUse(node, context) {
  const { parent } = node;
  if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return false;
  if (parent.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) return false;
  if (/^(TS|ImportSpecifier|ExportSpecifier|MethodDefinition|PropertyDefinition|Label)/.test(parent.type)) return false;
  let scope = context.sourceCode.getScope(node);
  while (scope) {
    const variable = scope.set.get(node.name);
    if (variable && variable.defs.length > 0) return false;
    scope = scope.upper;
  }
  return true;
}
