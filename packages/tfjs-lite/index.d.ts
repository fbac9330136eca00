export * from '@tensorflow/tfjs-core';
export * from '@tensorflow/tfjs-converter';
