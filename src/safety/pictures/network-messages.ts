export type NetworkName = 'quick' | 'thorough';

export interface NetworkWork {
  readonly name: NetworkName;
  /** The picture at the network's size, RGB. Without it the network is only loaded. */
  readonly pixels?: Uint8Array;
}

export interface NetworkScore {
  readonly score: number;
  /** The network's full name. */
  readonly model: string;
}

/** Errors lose their class between processes, so a failure travels as data. */
export type NetworkOutcome = NetworkScore | { readonly failed: string };
