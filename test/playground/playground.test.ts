import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { browserPath, launchBrowser, watchPage } from '../support/browser.js';
import { startService, type Service } from '../support/service.js';
import { find } from '../support/servers/install.js';
import { createTestEngine, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

const require = createRequire(import.meta.url);
const executable = browserPath();
/** Milliseconds: a browser, a service and its threads share the processor with other tests. */
const PATIENCE = 180_000;

const SAYS_COPIED = `new Promise((resolve) => {
  const said = () => [...document.querySelectorAll('button')].some((button) => button.textContent === 'Copied');
  if (said()) return resolve(true);
  const watch = new MutationObserver(() => {
    if (!said()) return;
    watch.disconnect();
    resolve(true);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

describe('playground', { skip: executable === undefined }, () => {
  let service: Service;
  let slow: Service;
  let slowEngine: TestEngine;
  let browser: Browser;
  let axe: string;
  before(async () => {
    service = await startService({
      engines: [createStudioEngine({ threads: 2 })],
      faces: createFacePreparer({ allowHosts: [] }),
    });
    slowEngine = createTestEngine({ milliseconds: 60_000 });
    slow = await startService({ engines: [slowEngine] });
    browser = await launchBrowser(executable ?? '');
    axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  });
  after(async () => {
    await browser.close();
    await Promise.all([service.close(), slow.close()]);
  });

  /** A visit with a fresh browser profile, from the address that `npm start` prints. */
  async function visit(
    work: (page: Page, watched: ReturnType<typeof watchPage>) => Promise<void>,
    options: BrowserContextOptions = {},
    { url, key }: Pick<Service, 'url' | 'key'> = service,
  ): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      const watched = watchPage(page, url);
      await page.goto(`${url}/#key=${key}`);
      await page.getByLabel('Flux dev').waitFor();
      await work(page, watched);
      assert.deepEqual(watched.complaints, []);
    } finally {
      await context.close();
    }
  }

  /** No rule of accessibility is broken. Evaluated as the debugger does, so that the page's policy stays as it is. */
  async function accessible(page: Page, where: string): Promise<void> {
    await settled(page); // what fades in has no contrast yet
    const found = await page.evaluate(`(async () => {
      ${axe};
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '));
    })()`);
    assert.deepEqual(found, [], where);
  }

  /** Everything that moves or fades for a while has done so. */
  async function settled(page: Page): Promise<void> {
    await page.evaluate(`(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const ending = () => document.getAnimations().filter(({ effect, playState }) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
      for (let still = 0; still < 3; still += 1) {
        await frame();
        if (ending().length > 0) still = 0;
        await Promise.allSettled(ending().map(({ finished }) => finished));
      }
    })()`);
  }

  async function draw(page: Page, prompt: string): Promise<void> {
    await page.getByLabel('Prompt').fill(prompt);
    await page.getByLabel('Prompt').press('Control+Enter');
    await drawn(page);
  }

  async function many(page: Page, selector: string, count: number): Promise<void> {
    await until(async () => (await page.locator(selector).count()) === count, `${selector} are ${count}`);
  }

  const drawn = (page: Page) => page.getByText(/· seed \d+ ·/).waitFor({ timeout: PATIENCE });
  const seedOf = async (page: Page) => /seed (\d+)/.exec(await page.getByText(/· seed \d+ ·/).innerText())?.[1];

  test('first visit to picture, and history after a reload', async () => {
    await visit(async (page) => {
      assert.equal(new URL(page.url()).hash, '', 'the key left the address');
      await accessible(page, 'before the first picture');
      await page.getByRole('button', { name: 'a lighthouse on a cliff at sunset' }).click();
      assert.equal(await page.getByLabel('Prompt').inputValue(), 'a lighthouse on a cliff at sunset');
      await draw(page, 'a red lighthouse on a cliff with a zorblax');
      const picture = page.locator('.frame img');
      await picture.waitFor();
      const size = await picture.evaluate((image: { naturalWidth: number; naturalHeight: number }) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      assert.deepEqual(size, [1024, 768]);
      await page.locator('.understanding li', { hasText: 'lighthouse' }).waitFor();
      await page.locator('.understanding .lost', { hasText: 'zorblax' }).waitFor();
      await accessible(page, 'with a picture');
      const seed = await seedOf(page);

      await page.reload();
      await page.locator('.thumb img').waitFor();
      await page.locator('.thumb').click();
      await drawn(page);
      assert.equal(await seedOf(page), seed);
      assert.equal(await page.getByRole('textbox', { name: 'Seed' }).inputValue(), seed);
      await page.getByRole('button', { name: /^Draw/ }).click();
      await many(page, '.thumb', 2);
      assert.equal(await seedOf(page), seed, 'a fixed seed is kept');

      await page.getByRole('button', { name: 'Forget all' }).click();
      assert.equal(await page.locator('.thumb').count(), 0);
    });
  });

  test('weighs less than 60 KB, and nothing comes from elsewhere', async () => {
    await visit(async (page) => {
      await page.waitForLoadState('networkidle');
      const bytes = await page.evaluate(
        `[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
          .filter(({ name }) => !name.includes('/v1/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
      );
      assert.ok(Number(bytes) > 10_000 && Number(bytes) < 60_000, `${String(bytes)} bytes`);
    });
    const page = await service.request('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.ok(!policy.includes('unsafe'), policy);
    assert.equal((await service.request('/', { method: 'POST' })).status, 405);
  });

  test('four variations side by side, one of them chosen and looked at closely', async () => {
    await visit(async (page) => {
      await page.getByLabel('1:1 small').check();
      await page.getByLabel('Vector').check();
      await page.getByLabel('Add a colour').click();
      await page.getByLabel('Prompt').fill('a tree on a hill');
      await page.getByRole('button', { name: 'Four' }).click();
      await many(page, '.frame.done img', 4);
      const first = await seedOf(page);
      await page.locator('.frame').nth(2).click();
      const third = await seedOf(page);
      assert.notEqual(third, first);
      await accessible(page, 'four pictures');
      await page.locator('.frame').nth(2).click();
      await page.locator('dialog[open] img').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New seed' }).click();
      await many(page, '.frame.done img', 1);
      assert.notEqual(await seedOf(page), third);
    });
  });

  test('an avatar from a dropped photo', async () => {
    const samples = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo');
    const photo = await sharp(await readFile(join(samples, 'sample6.jpg')))
      .extract({ left: 1400, top: 60, width: 520, height: 900 })
      .jpeg()
      .toBuffer();
    await visit(async (page, watched) => {
      await page.getByLabel('Avatar').check();
      const drop = (base64: string) =>
        page.evaluate(
          `(() => {
            const bytes = Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0));
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
            document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
          })()`,
        );
      await page.getByLabel('Prompt').fill('as an astronaut');
      assert.ok(await page.getByRole('button', { name: /^Draw/ }).isDisabled(), 'a photo is needed');
      await drop(Buffer.from('no picture').toString('base64'));
      await page.getByRole('alert').filter({ hasText: 'no picture that your browser can read' }).waitFor();
      await drop(photo.toString('base64'));
      await page.getByAltText('The face to draw').waitFor();
      await accessible(page, 'with a face');
      await page.getByRole('button', { name: /^Draw/ }).click();
      await page.locator('.frame.done img').waitFor({ timeout: PATIENCE });

      const landscape = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4a8' } })
        .jpeg()
        .toBuffer();
      await drop(landscape.toString('base64'));
      await page.waitForTimeout(300);
      watched.ignore(/status of 422/);
      await page.getByRole('button', { name: /^Draw/ }).click();
      await page.getByRole('alert').filter({ hasText: 'no_face_found' }).waitFor({ timeout: PATIENCE });
    });
  });

  test('an error is shown with what to do about it', async () => {
    await visit(async (page, watched) => {
      watched.ignore(/status of 4\d\d/);
      await page.getByLabel('own', { exact: true }).check();
      await page.getByLabel('width').fill('5000');
      await page.getByLabel('Prompt').fill('a cat');
      await page.getByRole('button', { name: /^Draw/ }).click();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      assert.match(await alert.innerText(), /image_size\.width must be a whole number from 64 to 2,048; received 5000/);
      assert.match(await alert.innerText(), /422 out_of_range · req_/);
      await accessible(page, 'an error');
      await page.getByLabel('1:1 small').check();
      await page.getByLabel('Prompt').fill('a sexy nude child');
      await page.getByRole('button', { name: /^Draw/ }).click();
      await alert.filter({ hasText: 'never drawn' }).waitFor();
    });
    await visit(async (page, watched) => {
      watched.ignore(/status of 401/);
      await page.evaluate("localStorage.setItem('easel.key', 'ek_wrong')");
      await page.reload();
      await page.getByRole('alert').filter({ hasText: 'not known here' }).waitFor();
      await accessible(page, 'signing in');
      await page.getByLabel('API key').fill(service.key);
      await page.getByRole('button', { name: 'Open the studio' }).click();
      await page.getByLabel('Flux dev').waitFor();
    });
  });

  test('cancel stops the picture here and in the service', async () => {
    await visit(
      async (page) => {
        await page.getByLabel('Prompt').fill('a slow cat');
        await page.getByRole('button', { name: /^Draw/ }).click();
        await page.getByRole('progressbar').waitFor();
        await page.waitForTimeout(300);
        await page.getByRole('button', { name: /^Cancel/ }).click();
        await page.getByText('Canceled', { exact: true }).waitFor();
        await page.getByRole('button', { name: /^Draw/ }).waitFor();
      },
      {},
      slow,
    );
    await until(() => slowEngine.aborted > 0, 'it is given up');
    assert.equal(slowEngine.running, 0);
  });

  test('the API is read and tried, with the same key, and its pictures are seen', async () => {
    await visit(async (page, watched) => {
      await page.getByRole('link', { name: 'API' }).click();
      await page.getByRole('heading', { name: 'Flux dev' }).waitFor();
      await accessible(page, 'the API');
      const editor = page.getByRole('textbox', { name: /^Body/ });
      const example = JSON.parse(await editor.inputValue()) as object;
      await editor.fill(JSON.stringify({ ...example, image_size: { width: 96, height: 64 } }));
      await editor.press('Control+Enter');
      const picture = page.locator('.pictures img');
      await picture.waitFor({ timeout: PATIENCE });
      await page.waitForFunction("document.querySelector('.pictures img').naturalWidth === 96");
      await page.locator('.answer').getByText('200', { exact: true }).waitFor();
      await accessible(page, 'an answer');
      await editor.fill('{');
      await page.getByRole('button', { name: /^Send/ }).click();
      await page.getByRole('alert').filter({ hasText: 'The body is not JSON' }).waitFor();

      await page.getByPlaceholder('Find an operation').fill('avatar');
      await page.getByRole('link', { name: /^Avatar/ }).click();
      await page.getByRole('heading', { name: 'Avatar', exact: true }).waitFor();
      watched.ignore(/status of 422/);
      await editor.fill('{"prompt": "x", "face_image_url": "ftp://x"}');
      await page.getByRole('button', { name: /^Send/ }).click();
      await page.locator('.answer').getByText('422', { exact: true }).waitFor();
      assert.match(await page.locator('.answer pre').first().innerText(), /face_image_url must be/);
      await page.setViewportSize({ width: 360, height: 740 });
      assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
      await page.getByLabel('Switch to dark').click();
      await accessible(page, 'the API in the dark, on a phone');
    });
  });

  test('dark, by the system and by hand, and remembered', async () => {
    const lightness = (page: Page) =>
      page.evaluate('Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])').then(Number);
    await visit(
      async (page) => {
        assert.ok((await lightness(page)) < 60);
        await accessible(page, 'dark');
        await page.getByLabel('Switch to light').click();
        assert.ok((await lightness(page)) > 200);
        await page.reload();
        await page.getByLabel('Switch to dark').waitFor();
        assert.ok((await lightness(page)) > 200);
      },
      { colorScheme: 'dark' },
    );
  });

  test('phone: nothing is wider than the screen, and the picture comes into view', async () => {
    await visit(
      async (page) => {
        const overflow = () => page.evaluate('document.documentElement.scrollWidth - innerWidth').then(Number);
        assert.ok((await overflow()) <= 0);
        await accessible(page, 'phone');
        await page.getByLabel('1:1 small').check();
        await page.getByLabel('Prompt').fill('a cat');
        await page.getByRole('button', { name: /^Draw/ }).tap();
        await drawn(page);
        await page.locator('.frame.done img').waitFor();
        const place = "document.querySelector('.frame').getBoundingClientRect().top";
        await page.waitForFunction(`${place} >= -10 && ${place} < 400`, undefined, { timeout: PATIENCE });
        let [top, before] = [0, Number.NaN];
        while (top !== before) {
          before = Number(await page.evaluate(place));
          await page.waitForTimeout(100);
          top = Number(await page.evaluate(place));
        }
        assert.ok(top >= -10 && top < 400, `the picture comes to rest at ${top}`);
        await page.getByText('The request as code').tap();
        assert.ok((await overflow()) <= 0);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    );
  });

  test('the copied requests work where they are pasted', async () => {
    await visit(
      async (page) => {
        await page.getByLabel('1:1 small').check();
        await draw(page, 'a cat\'s "castle"');
        await page.getByText('The request as code').click();
        assert.ok(!(await page.locator('#snippet').innerText()).includes(service.key), 'the key is not on the screen');
        const copied = async (language: string): Promise<string> => {
          await page.getByRole('tab', { name: language }).click();
          const before = JSON.stringify(await page.evaluate('navigator.clipboard.readText()'));
          // watched in the page and from before the click: it says so for a moment only, which a busy machine misses
          const told = page.evaluate(SAYS_COPIED);
          await page.getByRole('button', { name: /^Cop/ }).click();
          assert.equal(await told, true);
          const changed = `navigator.clipboard.readText().then((text) => text !== ${before} && text)`;
          return String(await (await page.waitForFunction(changed)).jsonValue());
        };
        const curl = await copied('curl');
        assert.ok(curl.includes(service.key));
        const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
        assert.equal((JSON.parse(stdout) as { prompt: string }).prompt, 'a cat\'s "castle"');
        const python = await copied('Python');
        if (find('python3') !== undefined)
          assert.match((await promisify(execFile)('python3', ['-c', python])).stdout, /^http.*\/files\//);
        assert.match(await copied('TypeScript'), /easel\.generate\('flux\/dev', \{/);
        assert.match(await copied('openai'), /client\.images\.generate\(/);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });
});
