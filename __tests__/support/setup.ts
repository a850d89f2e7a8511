import '@testing-library/jest-dom';
import 'react-intersection-observer/test-utils';
import 'whatwg-fetch';
import { guardNetwork, takeUnmockedRequests } from './fetch';

guardNetwork();

afterEach(() => {
  const requests = takeUnmockedRequests();
  // Here and not only where it was sent, since the code under test may have caught that error.
  if (requests.length > 0) {
    throw new Error(
      `Not answered by the test: ${requests.join(', ')}. Say what comes back: answerRequests(…).`,
    );
  }
});
