import sharp from 'sharp';

// One thread of libvips per file makes the bytes reproducible. Node's thread pool still encodes
// four files in parallel.
sharp.concurrency(1);

export { sharp };
