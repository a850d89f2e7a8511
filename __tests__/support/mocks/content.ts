import { readyToPublish } from '../../contents/minimal';

export const content = readyToPublish();
export const translations = {};
