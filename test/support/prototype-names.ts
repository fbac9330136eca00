/** Every name that a plain object, list, function, string or map answers to although nobody put it there. */
export const PROTOTYPE_NAMES: readonly string[] = [
  ...new Set(
    [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype, Promise.prototype].flatMap(
      (prototype) => Object.getOwnPropertyNames(prototype),
    ),
  ),
  'prototype',
];

/** Those of a plain object: what a lookup in `{}` finds. */
export const OBJECT_NAMES: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
