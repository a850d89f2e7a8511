/**
 * What a route handler answers. Under `output: 'export'` only the body reaches the file; the type is
 * for `next dev`.
 */
export function fileResponse(body: string | Uint8Array, contentType: string): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': contentType },
  });
}
