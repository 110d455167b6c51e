// Checks that this browser is at least as new as those in package.json. Those browsers support all the features that
// are tested here, and every older version of them lacks at least one.
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
  /**
   * True if the browser darkens even pages that have asked not to be darkened, as browsers inside some apps do. Such a
   * browser shows white as black.
   */
  function darkensPages() {
    var probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'display: none; color-scheme: only light; background-color: canvas;';
    var isDark = /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/.test(getComputedStyle(probe).backgroundColor);
    document.body.removeChild(probe);
    return isDark;
  }
  if (darkensPages()) document.documentElement.setAttribute('data-darkened', '');
  if (isNewEnough()) return;
  // With this attribute, client/app/main.ts builds no page.
  document.documentElement.setAttribute('data-too-old', '');
  var words = document.createElement('script');
  words.src = '/too-old.js';
  document.body.appendChild(words);
})();
