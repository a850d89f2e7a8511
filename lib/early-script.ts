/** Where the visitor's choice of theme is kept: "light" or "dark"; nothing means: as the system. */
export const themeKey = 'theme';

/** The header turns translucent beyond this scroll position (specification, section 2), in px. */
export const scrolledBeyond = 50;

/**
 * Runs inline before the first paint, hashed by the security policy, because both would be seen
 * late otherwise: the chosen theme, and the header of a page that is reloaded half-way down. It
 * owns the `data-scrolled` attribute for good, so the header needs no script of its own for it.
 * The scroll event comes one frame late when a reloaded page is put back where it was; what is
 * told of the page's new height comes before that frame is painted. From `data-touched` on, when
 * the visitor has moved or pressed anything, changes may be gradual.
 */
export const earlyScript = `(function(r,t){
try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t==='light'||t==='dark')r.dataset.theme=t;
function f(){r.toggleAttribute('data-scrolled',scrollY>${scrolledBeyond})}
addEventListener('scroll',f,{passive:true});f();
new ResizeObserver(f).observe(r);
['wheel','touchstart','pointerdown','keydown'].forEach(function(n){addEventListener(n,function(){r.dataset.touched=''},{once:true,passive:true})})
})(document.documentElement)`.replace(/\n/g, '');
