import { createDiffusionInstallation, NoRuntime } from '../../src/engines/stable-diffusion/installation.js';

let attempt: Promise<string | undefined> | undefined;

/** Installs stable-diffusion.cpp once for the tests that run it. Returns why they must be skipped, where they may. */
export function ensureStableDiffusion(): Promise<string | undefined> {
  attempt ??= install();
  return attempt;
}

async function install(): Promise<string | undefined> {
  try {
    await createDiffusionInstallation().install((line) => console.error(`easel: ${line}`));
    return undefined;
  } catch (error) {
    // what was never packed for this kind of machine cannot run on it, in CI as little as elsewhere
    if (process.env['CI'] && !(error instanceof NoRuntime)) throw error;
    const reason = `stable-diffusion.cpp could not be installed (${(error as Error).message})`;
    console.error(`easel: skipped: ${reason}`);
    return reason;
  }
}
