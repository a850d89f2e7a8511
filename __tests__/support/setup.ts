import '@testing-library/jest-dom';
import 'react-intersection-observer/test-utils';
import 'whatwg-fetch';
import { guardNetwork } from './fetch';

guardNetwork();
