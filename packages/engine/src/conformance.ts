/** The kit that any rule set must pass. */
export {};
