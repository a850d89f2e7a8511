import '@testing-library/jest-dom';
import 'react-intersection-observer/test-utils';
import 'whatwg-fetch';
import { guardNetwork, takeUnmockedRequests } from './fetch';

guardNetwork();

afterEach(() => {
  const requests = takeUnmockedRequests();
  // Checked again here, because the code under test may catch the error of its request.
  if (requests.length > 0) {
    throw new Error(`Set an answer with answerRequests(…) for: ${requests.join(', ')}`);
  }
});
