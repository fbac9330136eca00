// face-api, with which tests and benchmarks compare faces, asks for @tensorflow/tfjs. It needs the core with its chained tensor
// methods and the model loader, not the layers, data and WebGL packages that the full bundle of 250 MB brings.
const core = require('@tensorflow/tfjs-core');
const converter = require('@tensorflow/tfjs-converter');

const chained = { as1D: (t) => core.reshape(t, [t.size]) };
for (const rank of [2, 3, 4, 5]) chained[`as${rank}D`] = (t, ...shape) => core.reshape(t, shape);
for (const name of Object.keys(core)) {
  if (typeof core[name] === 'function' && /^[a-z]/.test(name)) chained[name] ??= core[name];
}
const prototype = core.Tensor.prototype;
for (const [name, op] of Object.entries(chained)) {
  if (!(name in prototype))
    prototype[name] = function (...rest) {
      return op(this, ...rest);
    };
}
module.exports = { ...core, ...converter };
