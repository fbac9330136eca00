/** Runs in the docs page: shows the pictures whose addresses stand in an answer, beneath it. */
export const SHOW_PICTURES = `
new MutationObserver(() => {
  for (const code of document.querySelectorAll('.live-responses-table .highlight-code:not([data-seen])')) {
    code.dataset.seen = '';
    for (const [address] of code.textContent.matchAll(/https?:[^"\\\\s]+\\\\/files\\\\/[^"\\\\s]+/g)) {
      const image = new Image();
      image.src = new URL(address).pathname + new URL(address).search;
      image.alt = 'The picture';
      image.style.cssText = 'max-width: 100%; margin-top: 12px; border-radius: 6px';
      code.after(image);
    }
  }
}).observe(document, { childList: true, subtree: true });
`.replaceAll('\\\\', '\\');
