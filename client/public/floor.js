// Says if this browser is older than those of package.json: each of these came to one of them last.
(function () {
  'use strict';
  function isNewEnough() {
    try {
      return (
        'toSorted' in Array.prototype &&
        'inert' in HTMLElement.prototype &&
        'showModal' in HTMLDialogElement.prototype &&
        CSS.supports('color', 'color-mix(in oklab, red, blue)') &&
        CSS.supports('container-type', 'size') &&
        new RegExp('(?<=a)b').test('ab')
      );
    } catch (_) {
      return false;
    }
  }
  /** Whether it darkens pages whatever they ask for, as some apps do with pages in them: its own white is black then. */
  function darkensPages() {
    var probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'display: none; color-scheme: only light; background-color: canvas;';
    var isDark = /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/.test(getComputedStyle(probe).backgroundColor);
    document.body.removeChild(probe);
    return isDark;
  }
  if (darkensPages()) document.documentElement.setAttribute('data-darkened', '');
  if (isNewEnough()) return;
  // client/app/main.ts builds no page then.
  document.documentElement.setAttribute('data-too-old', '');
  var words = document.createElement('script');
  words.src = '/too-old.js';
  document.body.appendChild(words);
})();
