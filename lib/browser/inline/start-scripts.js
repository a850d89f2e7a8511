// The build puts this function, and a call of it, into a small file of each page
// (`scripts/build/delay-scripts.ts`). The function starts the scripts at `addresses` after
// the first paint. Earlier, the scripts would compete with the typeface and the portrait for the
// connection.
/** @param {string[]} addresses */
// biome-ignore lint/correctness/noUnusedVariables: The build adds the call.
const startAfterPaint = (addresses) => {
  const start = () => {
    // The list is empty afterwards, so that each script starts once.
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      // Without this, each would run as soon as it has loaded, and not in the order of the list.
      script.async = false;
      document.head.append(script);
      // From here on, the order is settled. React looks for this attribute, and without it would
      // load the script a second time.
      script.setAttribute('async', '');
    }
  };

  // Not every page reports a first paint. A page in a background tab is not painted, and Firefox
  // reports no paint if the page has already scrolled, for example to a fragment. So the scripts
  // also start half a second after the page has loaded, when it is usually painted. They start
  // after 4 s at the latest, even if a picture is still loading: nobody waits longer for a menu.
  setTimeout(start, 4000);
  addEventListener('load', () => setTimeout(start, 500));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
};
