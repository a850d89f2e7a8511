// The build puts this text and a call of it into a small file of each page
// (`scripts/build/after/delay-scripts.ts`). It starts the scripts at these addresses after the
// first paint: earlier they would compete with the typeface and the portrait for the connection.
/** @param {string[]} addresses */
// biome-ignore lint/correctness/noUnusedVariables: The build adds the call.
const startAfterPaint = (addresses) => {
  const start = () => {
    // The list is empty afterwards, so that each script starts once.
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      // The scripts load in parallel, and run in this order.
      script.async = false;
      document.head.append(script);
      // React loads a script again if its element has no `async`. Before `append` it is not set,
      // because the scripts would then run in any order.
      script.setAttribute('async', '');
    }
  };

  // A page in a background tab is not painted, and Firefox reports no paint if the page has already
  // scrolled, to a fragment for example. So the scripts also start half a second after the page has
  // loaded, when it is usually painted, and after 4 s even if a picture still loads.
  setTimeout(start, 4000);
  addEventListener('load', () => setTimeout(start, 500));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
};
