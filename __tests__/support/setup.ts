import '@testing-library/jest-dom';
import 'react-intersection-observer/test-utils';
import 'whatwg-fetch';
import { failOnConsole } from './console';
import { guardNetwork } from './fetch';

guardNetwork();
failOnConsole();
