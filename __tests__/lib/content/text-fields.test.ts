import { z } from 'zod';
import { contentSchema } from '@/lib/content/schema';
import { requirePicturesAndLinks } from '@/lib/content/text-fields';

test('a build stops if zod changes in a way that hides pictures and links', () => {
  expect(() => requirePicturesAndLinks()).not.toThrow();
  // The walk does not know what a `lazy` schema contains.
  const { projects, owner, about, ...others } = contentSchema.shape;
  const hidden = z.object({ ...others, projects: z.lazy(() => projects) });
  expect(() => requirePicturesAndLinks(hidden)).toThrow('finds no picture in the schema');
  expect(() => requirePicturesAndLinks(z.lazy(() => contentSchema))).toThrow(
    'finds no picture, no logo, no skill logo, no link in the schema',
  );
});
