import { slimTemplates } from '@/scripts/slim-templates';

describe('CSS in modules', () => {
  it('loses comments and indentation, and means the same', () => {
    const source = [
      'const Box = styled.div`',
      '  display: grid;',
      '  /* Above the',
      '     contours. */',
      '  transition:',
      '    opacity 1s,',
      '    transform 1s;',
      '  mask: linear-gradient(',
      '      #000,',
      '      red',
      '    )',
      '    no-repeat;',
      '  &::before,',
      '  &::after {',
      "    content: '· ';",
      '  }',
      '  @media print {',
      '    margin: 0 auto;',
      '  }',
      '`;',
    ].join('\n');
    expect(slimTemplates(source)).toBe(
      'const Box = styled.div`display: grid;transition:opacity 1s,transform 1s;' +
        "mask: linear-gradient(#000,red) no-repeat;&::before,&::after{content: '· ';}" +
        '@media print{margin: 0 auto;}`;',
    );
  });

  it('is found behind arguments, in global styles and keyframes', () => {
    const source = [
      'const Link = styled(Base).attrs({ rel: "me" })<Props>`\n  color: red;\n`;',
      'const Global = createGlobalStyle`\n  a { color: red; }\n`;',
      'const blink = keyframes`\n  50% { opacity: 0; }\n`;',
    ];
    expect(source.map(slimTemplates)).toEqual([
      'const Link = styled(Base).attrs({ rel: "me" })<Props>`color: red;`;',
      'const Global = createGlobalStyle`a{ color: red; }`;',
      'const blink = keyframes`50%{ opacity: 0; }`;',
    ]);
  });

  it('keeps its hands off all else in the module', () => {
    const source = [
      '/** As tall as `paper`, in px. */',
      'const text = `two\n  lines /* kept */`;',
      'const styled = other;',
      'const more = `two\n  lines`;',
    ].join('\n');
    expect(slimTemplates(source)).toBe(source);
  });
});
