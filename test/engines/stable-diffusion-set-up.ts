import { createDiffusionInstallation } from '../../src/engines/stable-diffusion/installation.js';

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
    if (process.env['CI']) throw error;
    const reason = `stable-diffusion.cpp could not be installed (${(error as Error).message})`;
    console.error(`easel: skipped: ${reason}`);
    return reason;
  }
}
