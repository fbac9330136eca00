/** A body with a photo in it as a form; others are sent as JSON. */
export function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null || !('face_image' in body)) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.set(name, value, 'photo');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
