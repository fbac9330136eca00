import {
  convolutionWeights,
  createGraphBuilder,
  depthwiseWeights,
  padding,
  scalar,
} from '../../tensors/graph-builder.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import type { PackedModel } from './weights.js';

interface GraphNode {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr?: {
    readonly strides?: { readonly list: { readonly i: readonly string[] } };
    readonly padding?: { readonly s: string };
    readonly fused_ops?: { readonly list: { readonly s: readonly string[] } };
  };
}

export const MOBILENET_SIDE = 224;

/** The quick network, MobileNetV2, from a TensorFlow graph to ONNX. */
export function convertMobileNet(model: PackedModel): OnnxGraph {
  const { node: nodes } = model.topology as { readonly node: readonly GraphNode[] };
  const builder = createGraphBuilder();
  const constants = new Set(nodes.filter(({ op }) => op === 'Const').map(({ name }) => name));
  const value = (name: string): string => (constants.has(name) ? builder.keep(name, model.weights(name)) : name);

  for (const node of nodes) {
    const [first = '', second = '', third = ''] = node.input ?? [];
    const activation = textsOf(node.attr?.fused_ops).find((each) => each.startsWith('Relu'));
    const raw = activation ? `${node.name}/before` : node.name;
    switch (node.op) {
      case 'Placeholder':
      case 'Const':
        break;
      case 'Mul':
      case 'Sub':
        builder.add(node.op, [value(first), value(second)], node.name);
        break;
      case 'AddV2':
        builder.add('Add', [first, second], node.name);
        break;
      case '_FusedConv2D':
      case 'FusedDepthwiseConv2dNative': {
        const depthwise = node.op !== '_FusedConv2D';
        const filter = depthwise ? depthwiseWeights(model.weights(second)) : convolutionWeights(model.weights(second));
        builder.add('Conv', [first, builder.keep(second, filter), builder.keep(third, model.weights(third))], raw, {
          strides: stridesOf(node),
          auto_pad: padding(decode(node.attr?.padding?.s)),
          ...(depthwise ? { group: filter.shape[0] ?? 1 } : {}),
        });
        if (activation === 'Relu6') {
          const limits = [builder.keep('zero', scalar(0)), builder.keep('six', scalar(6))];
          builder.add('Clip', [raw, ...limits], node.name);
        } else if (activation) builder.add('Relu', [raw], node.name);
        break;
      }
      case 'AvgPool':
        builder.add('GlobalAveragePool', [first], node.name);
        break;
      case 'Squeeze':
        builder.add('Flatten', [first], node.name, { axis: 1 });
        break;
      case '_FusedMatMul':
        builder.add('Gemm', [first, value(second), value(third)], node.name);
        break;
      case 'Softmax':
        builder.add('Softmax', [first], node.name, { axis: 1 });
        break;
      case 'Identity':
        builder.add('Identity', [first], node.name);
        break;
      default:
        throw new Error(`the network has a layer of an unknown kind: ${node.op}`);
    }
  }
  const input = nodes.find(({ op }) => op === 'Placeholder')?.name ?? '';
  const output = nodes.at(-1)?.name ?? '';
  return builder.build({ name: input, shape: [1, 3, MOBILENET_SIDE, MOBILENET_SIDE] }, { name: output, shape: [1, 5] });
}

const decode = (base64 = ''): string => Buffer.from(base64, 'base64').toString();
const textsOf = (list?: { readonly list: { readonly s?: readonly string[] } }): string[] =>
  (list?.list.s ?? []).map(decode);
/** Without the strides over pictures and channels, which are always one. */
const stridesOf = ({ attr }: GraphNode): number[] => (attr?.strides?.list.i ?? []).slice(1, 3).map(Number);
