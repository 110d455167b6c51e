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
  if (isNewEnough()) return;
  // client/app/main.ts builds no page then.
  document.documentElement.setAttribute('data-too-old', '');
  var words = document.createElement('script');
  words.src = '/too-old.js';
  document.body.appendChild(words);
})();
