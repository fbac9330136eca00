/**
 * How much each of the 32 planes that the first half of the matting network ends with says that somebody is there. The
 * network was taught with such a reading, which its file leaves out; this one was fitted to whole mattes, see
 * docs/decisions/written-networks.md.
 */
export const WHEREABOUTS = {
  // prettier-ignore
  shares: [0.178, 1.633, 0.969, -0.32, -0.834, -0.688, 2.731, -2.503, -1.365, -3.01, 0.69, 1.561, 1.595, -1.976, -1.055, 0.45, 0.006, -0.642, -0.433, 0.255, -0.253, 0.569, 0.544, 0.188, -0.665, -0.765, 0.348, 0.305, 0.065, 0.703, 0.475, 0.875],
  bias: -1.285,
} as const;
