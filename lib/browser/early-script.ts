import { themeKey } from './theme-key';

/** The header turns translucent beyond this scroll position (specification, section 2), in px. */
export const scrolledBeyond = 50;

/** What `data-` attribute of the early script names the page's scripts, a space between them. */
export const scriptsData = 'scripts';

/** How long a page that nobody sees painted waits for its scripts, in ms. */
const patience = 4000;

/**
 * Runs inline before the first paint, hashed by the security policy. It is the same in all pages.
 *
 * It sets what would be seen late otherwise: the chosen theme, and the header of a page that is
 * reloaded half-way down. It owns the `data-scrolled` attribute for good, so the header needs no
 * script of its own for it. The scroll event comes one frame late when a reloaded page is put
 * back where it was; what is told of the page's new height comes before that frame is painted.
 * From `data-touched` on, when the visitor has moved or pressed anything, changes may be gradual.
 *
 * And it adds the page's scripts, which load side by side and run in order, when the page is
 * whole and has been painted: sooner they would take the line from the typeface and the portrait.
 * React looks for its scripts by the attribute `async`, which would let them run in any order if
 * it stood there from the start. The first policy for trusted types comes only with the scripts.
 */
export const earlyScript = `(d=>{
let r=d.documentElement,s=d.currentScript.dataset.${scriptsData}?.split(' ')||[],on=addEventListener,t,
f=()=>r.toggleAttribute('data-scrolled',scrollY>${scrolledBeyond}),
go=()=>{
t=s[0]&&window.trustedTypes?.createPolicy('scripts',{createScriptURL:u=>u});
s.splice(0).forEach(u=>{let e=d.createElement('script');e.src=t?t.createScriptURL(u):u;e.async=false;d.head.append(e);e.setAttribute('async','')})
};
try{t=localStorage.getItem('${themeKey}')}catch{}
if(t=='light'||t=='dark')r.dataset.theme=t;
on('scroll',f);
new ResizeObserver(f).observe(r);
['wheel','touchstart','pointerdown','keydown'].forEach(t=>on(t,()=>r.dataset.touched='',{once:true,passive:true}));
on('DOMContentLoaded',()=>{
setTimeout(go,${patience});
window.PerformanceObserver&&new PerformanceObserver(go).observe({type:'paint',buffered:true})
});
on('load',()=>d.hidden&&go())
})(document)`.replace(/\n/g, '');
