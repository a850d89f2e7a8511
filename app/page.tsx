import { content } from '@/content';

export default function Page() {
  return (
    <main>
      <h1>{content.owner.name}</h1>
    </main>
  );
}
