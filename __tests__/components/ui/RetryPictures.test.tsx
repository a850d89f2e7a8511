import { render } from '@testing-library/react';
import { RetryPictures } from '@/components/ui/RetryPictures';

/** Adds a picture to the page; jsdom loads none. */
function addPicture(src: string, naturalWidth: number, loads: string[]) {
  const picture = document.createElement('img');
  picture.setAttribute('src', src);
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    src: { set: (address: string) => loads.push(address) },
  });
  document.body.append(picture);
}

test('when the browser is online again, pictures that failed are loaded again', () => {
  const loads: string[] = [];
  addPicture('/failed.png', 0, loads);
  addPicture('/loaded.png', 100, loads);
  render(<RetryPictures />);

  window.dispatchEvent(new Event('online'));
  expect(loads).toEqual(['/failed.png']);
});
