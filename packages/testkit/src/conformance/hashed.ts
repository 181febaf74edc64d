import { hashCache, hashOf } from '@drumhead/engine';

const known = hashCache();

/**
 * The hash of a state, a view or an answer, whose parts are hashed once however many of them share these. Only where
 * nobody is watched for writing into it: that is seen by `hashOf` alone.
 */
export const hashed = (value: unknown): string => hashOf(value, known);
