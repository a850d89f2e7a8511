import type { Certificate } from '../lib/content/schema';

export const certificates: Certificate[] = [];
