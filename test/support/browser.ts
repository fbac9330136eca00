import { chromium, type Browser, type Page } from 'playwright-core';
import { find, install } from './servers/install.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const findBrowser = (): string | undefined => NAMES.map(find).find((path) => path !== undefined);

/** A real browser. Debian's chromium is installed where that is possible; elsewhere a line says why there is none. */
export function browserPath(): string | undefined {
  const present = findBrowser();
  if (present !== undefined) return present;
  const apt = find('apt-get');
  const reason =
    apt === undefined || process.getuid?.() !== 0 ? 'only root on Debian can install it' : install(apt, ['chromium']);
  const installed = findBrowser();
  if (installed === undefined) {
    if (process.env['CI']) throw new Error(`there is no browser: ${reason}`);
    console.error(`easel: tests in a browser are skipped: there is no chromium (${reason})`);
  }
  return installed;
}

export async function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** What a page said that it should not have: errors in the console, exceptions, requests to anybody else. */
export function watchPage(
  page: Page,
  origin: string,
): { readonly complaints: string[]; ignore(pattern: RegExp): void } {
  const complaints: string[] = [];
  const ignored: RegExp[] = [];
  const add = (text: string): void => {
    if (!ignored.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(message.text());
  });
  page.on('pageerror', (error) => add(error.message));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(origin)) add(`asked ${request.url()}`);
  });
  return { complaints, ignore: (pattern) => void ignored.push(pattern) };
}
