// A lint rule for the page: what may not be pressed says why. `disabled` takes a control out of reach of keyboard and
// reader without a word, so it is for moments alone: while something is under way, or held by the pointer.
const MOMENT = /^(?:busy|held)$/;

const isBusyState = (node) =>
  node.type === 'BinaryExpression' &&
  node.operator === '===' &&
  node.right.type === 'Literal' &&
  node.right.value === 'busy';

const isMoment = (node) => (node?.type === 'Identifier' && MOMENT.test(node.name)) || (node && isBusyState(node));

const nameOf = (attribute) => (attribute.type === 'JSXAttribute' ? attribute.name.name : undefined);

export default {
  meta: { type: 'problem' },
  create(context) {
    return {
      JSXAttribute(node) {
        const name = nameOf(node);
        if (name === 'disabled' && !isMoment(node.value?.expression))
          context.report({
            node,
            message: 'A closed control says why: ClosableButton or useClosed; `disabled` is for `busy` alone.',
          });
        if (name === 'aria-disabled' && !node.parent.attributes.some((one) => nameOf(one) === 'aria-describedby'))
          context.report({ node, message: 'What is `aria-disabled` has its reason in `aria-describedby`.' });
      },
    };
  },
};
